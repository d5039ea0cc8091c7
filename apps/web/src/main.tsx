/** Where the page begins. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { begin } from './languages/index.ts';
import { applySettings, settings } from './settings/store.ts';
import './look/index.css';

applySettings();
settings.watch(applySettings);
await begin(settings.get().language);
createRoot(document.getElementById('app')!).render(<App />);
void import('./offline/register.ts').then(({ keepOffline }) => keepOffline());
