import type { PhotoSubject, ServiceType } from '#contracts/services.ts';
import { disclosureFor } from './disclosure-label.ts';

export const subjectWords: Readonly<Record<PhotoSubject, string>> = {
  living_room: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  dining_room: 'Dining room',
  office: 'Office',
  other: 'Other room',
  exterior: 'Exterior',
  floor_plan: 'Floor plan',
};

/** What a photo shows and, where it was altered, that it was: 'Living room (virtually staged)'. */
export const captionFor = (subject: PhotoSubject | null, service: ServiceType | null): string => {
  const shows = subject ? subjectWords[subject] : 'Photo';
  const altered = service ? disclosureFor(service) : null;
  return altered ? `${shows} (${altered.charAt(0).toLowerCase()}${altered.slice(1)})` : shows;
};
