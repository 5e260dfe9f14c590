/** The parts of structured copy by their keys, in the order in which they are published. */
export const SECTION_LABELS = {
  description: 'Description',
  features: 'Key Features',
  instagramCaption: 'Instagram Caption',
  facebookPost: 'Facebook Post',
  shortDescription: 'Short Description',
  hashtags: 'Hashtags',
} as const;
