import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const PUBLIC_PATHS = new Set(['/', '/pricing', '/support', '/privacy', '/terms']);
const SERVER = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** What every page needs, in two files instead of thirty: the browser's six connections are the bottleneck, not the bytes. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const KIT =
  /node_modules[\\/](clsx|class-variance-authority|lucide-react|@radix-ui[\\/]react-(slot|compose-refs))|web[\\/](ui[\\/](button|badge|field|class-names|wordmark|drop-zone|before-after|disclosure|notice)|lib[\\/](http|paths|pending|visitor|money|theme)|lib[\\/]plan[\\/](plan-card|plan-buttons|choose-plan|plans-on-sale)|app[\\/]shell[\\/](site-header|navigation|theme-switch)|domain[\\/]plans)/;

/** The development server's addresses: public documents come from index.html, every other page from app.html. */
const twoEntries = (): Plugin => ({
  name: 'two-entries',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      const isPage = request.headers.accept?.includes('text/html') && !path.includes('.');
      if (isPage && !/^\/(api|objects|dev)(\/|$)/.test(path))
        request.url = PUBLIC_PATHS.has(path) ? '/index.html' : '/app.html';
      next();
    });
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  appType: 'mpa',
  plugins: [react(), tailwind(), twoEntries()],
  server: {
    port: 5173,
    // The server sees the same Host as the browser: it refuses state-changing calls whose Origin is another.
    proxy: Object.fromEntries(['/api', '/objects', '/dev'].map((path) => [path, { target: SERVER }])),
  },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'kit', test: KIT },
          ],
        },
      },
      input: {
        public: fileURLToPath(new URL('web/index.html', import.meta.url)),
        app: fileURLToPath(new URL('web/app.html', import.meta.url)),
      },
    },
  },
});
