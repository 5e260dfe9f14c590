import { CirclePlay, Mail, MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { readJson } from '#web/lib/http.ts';

type Channels = { supportEmail: string | null; supportChatUrl: string | null; tutorialsUrl: string | null };

/** Only the channels that this server's host has set up are shown. */
function useChannels(): Channels | null {
  const [channels, setChannels] = useState<Channels | null>(null);
  useEffect(() => {
    readJson<Channels>('GET', '/api/auth/options')
      .then(setChannels)
      .catch(() => undefined);
  }, []);
  return channels;
}

function Channel({
  icon,
  title,
  children,
  href,
  action,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  href: string;
  action: string;
}) {
  return (
    <li className="flex flex-col rounded-frame border bg-surface p-6">
      <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-5">
        {icon}
      </span>
      <h3 className="mt-4 text-2xl">{title}</h3>
      <p className="mt-1 mb-4 text-ink-soft">{children}</p>
      <a href={href} className="mt-auto font-medium text-accent underline underline-offset-4">
        {action}
      </a>
    </li>
  );
}

export function SupportChannels() {
  const channels = useChannels();
  if (!channels?.supportEmail && !channels?.supportChatUrl && !channels?.tutorialsUrl) return null;
  return (
    <ul className="mt-10 grid gap-6 md:grid-cols-3">
      {channels.supportEmail ? (
        <Channel
          icon={<Mail aria-hidden />}
          title="Email support"
          href={`mailto:${channels.supportEmail}`}
          action={channels.supportEmail}
        >
          For every plan, every day.
        </Channel>
      ) : null}
      {channels.supportChatUrl ? (
        <Channel
          icon={<MessageCircle aria-hidden />}
          title="Live chat"
          href={channels.supportChatUrl}
          action="Open the chat"
        >
          Weekdays 9am-6pm Pacific, for Pro and Agency.
        </Channel>
      ) : null}
      {channels.tutorialsUrl ? (
        <Channel
          icon={<CirclePlay aria-hidden />}
          title="Video tutorials"
          href={channels.tutorialsUrl}
          action="Watch the tutorials"
        >
          Short films, one for each service.
        </Channel>
      ) : null}
    </ul>
  );
}
