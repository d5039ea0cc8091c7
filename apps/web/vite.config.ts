/** How the web application is built: one page, its workers, everything in files of its own so that a strict policy can hold. */
import { readFileSync } from 'node:fs';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { policy } from './policy.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The policy stands in the page itself too, for hosts that send no headers. */
function policyInPage(): Plugin {
  return {
    name: 'grognard-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy.page },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../../.cache/vite-web',
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [react(), lingui(), policyInPage()],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
