/** Settings for the message catalogues of the interface, one file for each language. */
import { formatter } from '@lingui/format-po';

export default {
  sourceLocale: 'en',
  locales: ['en', 'fr', 'it'],
  catalogs: [{ path: '<rootDir>/src/languages/{locale}', include: ['src'] }],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
};
