/** Entry point of the page. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { begin } from './languages/index.ts';
import { applySettings, settings } from './settings/store.ts';
import './look/index.css';

/** Delay in ms. */
const afterwards = 4000;

applySettings();
settings.watch(applySettings);
// Settings left to the device follow its changes, for instance at dusk.
for (const wish of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', () => settings.set({ ...settings.get() }));
await begin(settings.get().language);
createRoot(document.getElementById('app')!).render(<App />);
// The requested screen loads first. After that the rest is stored on the device.
setTimeout(() => void import('./offline/register.ts').then(({ keepOffline }) => keepOffline()), afterwards);
