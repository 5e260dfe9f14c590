import { prerender } from 'react-dom/static';
import { publicPages } from './public/pages.ts';
import { PublicShell } from './public/public-shell.tsx';

export type RenderedPage = { pathname: string; title: string; description: string; source: string; html: string };

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** Every public document as HTML, for the build step. */
export async function renderPublicPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const [pathname, { title, description, source, load }] of Object.entries(publicPages)) {
    const { default: Page } = await load();
    const { prelude } = await prerender(
      <PublicShell pathname={pathname}>
        <Page />
      </PublicShell>,
      // Every section in its place: larger ones would otherwise come at the end and need a script to move up.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    rendered.push({ pathname, title, description, source, html: await textOf(prelude) });
  }
  return rendered;
}
