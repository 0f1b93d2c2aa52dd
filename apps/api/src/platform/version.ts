import manifest from '../../package.json' with { type: 'json' };

/** The portal's version; the build puts it into the server, so that what runs says what it is. */
export const VERSION = manifest.version;
