/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The part of a catalogue that only screens apart from the battles say. */
declare module '*.po?apart' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Of the application, set when it is built. */
declare const __VERSION__: string;
