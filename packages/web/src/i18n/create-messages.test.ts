import { describe, expect, it, vi } from 'vitest';
import type { BlockLoaders } from './blocks.ts';
import { createMessages } from './create-messages.ts';

function loaders(): { loaders: BlockLoaders; english: ReturnType<typeof vi.fn> } {
  const english = vi.fn(async () => ({ hello: 'Hello {{name}}' }));
  return {
    english,
    loaders: { en: { hall: english }, fr: { hall: async () => ({ hello: 'Bonjour {{name}}' }) } },
  };
}

const words = { name: 'Ada', defaultValue: 'missing' };

describe('messages', () => {
  it('load a block once, however many screens ask for it', async () => {
    const { english, loaders: known } = loaders();
    const messages = createMessages('en', known);
    await Promise.all([messages.loadBlocks('en', ['hall']), messages.loadBlocks('en', ['hall'])]);
    expect([english.mock.calls.length, messages.i18n.t('hall.hello', words)]).toEqual([1, 'Hello Ada']);
  });

  it('in a new language are there before it is switched, and the page says its language', async () => {
    const messages = createMessages('en', loaders().loaders);
    await messages.loadBlocks('en', ['hall']);
    await messages.switchLanguage('fr');
    expect([messages.i18n.t('hall.hello', words), document.documentElement.lang]).toEqual([
      'Bonjour Ada',
      'fr-CA',
    ]);
  });

  it('that could not be fetched are asked for again', async () => {
    const { english, loaders: known } = loaders();
    english.mockRejectedValueOnce(new Error('offline'));
    const messages = createMessages('en', known);
    await expect(messages.loadBlocks('en', ['hall'])).rejects.toThrow('offline');
    await messages.loadBlocks('en', ['hall']);
    expect(messages.i18n.t('hall.hello', words)).toBe('Hello Ada');
  });

  it('without a loader are a mistake of ours', async () => {
    await expect(createMessages('fr', loaders().loaders).loadBlocks('fr', ['nowhere'])).rejects.toThrow(
      'fr/nowhere',
    );
  });
});
