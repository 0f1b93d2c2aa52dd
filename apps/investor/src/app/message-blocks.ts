import type { shell } from '@portal/messages/en/shell';
import type { Block, BlockLoaders } from '@portal/web/i18n/blocks';

// Each feature adds its own block to this interface, beside the code that speaks with it.
declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    shell: typeof shell;
  }
}

type BlockModule = Record<string, Block>;

// Not `ui`, which the kit brings, and not what only the server says: documents and the list of everything.
const ENGLISH = import.meta.glob<BlockModule>([
  '../../../../packages/messages/src/en/*.ts',
  '!../../../../packages/messages/src/en/{ui,index,documents*,mail*}.ts',
]);
const FRENCH = import.meta.glob<BlockModule>([
  '../../../../packages/messages/src/fr/*.ts',
  '!../../../../packages/messages/src/fr/{ui,index,documents*,mail*}.ts',
]);

/** One loader per file of texts; a block is fetched when a page that speaks with it is opened. */
export const blockLoaders: BlockLoaders = { en: loadersOf(ENGLISH), fr: loadersOf(FRENCH) };

function loadersOf(modules: Record<string, () => Promise<BlockModule>>): BlockLoaders['en'] {
  const loaders: Record<string, () => Promise<Block>> = {};
  for (const [file, load] of Object.entries(modules)) {
    const name = blockName(file);
    loaders[name] = async () => {
      const block = (await load())[name];
      if (block === undefined) {
        throw new Error(`${file} does not export ${name}`);
      }
      return block;
    };
  }
  return loaders;
}

/** `.../en/deal-page.ts` holds the block `dealPage`. */
function blockName(file: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
  return base.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
