/** Where the page begins. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { begin } from './languages/index.ts';
import { applySettings, settings } from './settings/store.ts';
import './look/index.css';

/** In ms. */
const afterwards = 4000;

applySettings();
settings.watch(applySettings);
// What is left to the device follows it when it changes, as at dusk.
for (const wish of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', () => settings.set({ ...settings.get() }));
await begin(settings.get().language);
createRoot(document.getElementById('app')!).render(<App />);
// What somebody came for goes first; then the rest is brought onto the device.
setTimeout(() => void import('./offline/register.ts').then(({ keepOffline }) => keepOffline()), afterwards);
