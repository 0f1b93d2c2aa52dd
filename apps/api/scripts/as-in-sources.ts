import { relative } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * Lets a module that was put into another file of `folder` find what lies beside its source (fonts, programs of its own, the folders
 * of the project), and keeps the code of packages out of the maps, which would be five times as large. Addresses are relative: the
 * project may be built in one place and moved to another.
 */
export function asInSources(folder: string): Plugin {
  return {
    name: 'as-in-sources',
    transform: (code, id) => {
      // What the bundler adds itself has no source.
      if (id.startsWith('\0')) {
        return null;
      }
      const address = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
      return {
        code: code.replaceAll('import.meta.url', address),
        map: id.includes('/node_modules/') ? { mappings: '' } : null,
      };
    },
  };
}
