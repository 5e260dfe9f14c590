import '#web/ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { publicPages, publicPathOf } from './public/pages.ts';
import { PublicShell } from './public/public-shell.tsx';

const pathname = publicPathOf(window.location.pathname);
const page = publicPages[pathname];

if (page) {
  const { default: Page } = await page.load();
  const root = document.getElementById('root')!;
  const document_ = (
    <PublicShell pathname={pathname}>
      <Page />
    </PublicShell>
  );
  // Built pages arrive rendered; under the development server the frame is empty.
  if (root.firstElementChild) hydrateRoot(root, document_);
  else createRoot(root).render(document_);
}
