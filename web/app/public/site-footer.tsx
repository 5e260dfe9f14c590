import { paths } from '#web/lib/paths.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';

const links = [
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.support, label: 'Support' },
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.terms, label: 'Terms' },
];

export function SiteFooter() {
  return (
    <footer className="border-t">
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12">
        <div>
          <Wordmark />
          <p className="mt-3 text-[15px] text-ink-faint">Listing photos in, marketing material out.</p>
        </div>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[15px]">
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
