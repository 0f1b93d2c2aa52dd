import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_BRAND } from '../testing/sample-brand.ts';
import { createMessages, type NamespaceLoaders } from './create-messages.ts';

function loaders(): { loaders: NamespaceLoaders; english: ReturnType<typeof vi.fn> } {
  const english = vi.fn(async () => ({ hello: 'Hello {{name}}' }));
  return {
    english,
    loaders: { en: { home: english }, fr: { home: async () => ({ hello: 'Bonjour {{name}}' }) } },
  };
}

const words = { name: 'Ada', defaultValue: 'missing' };

describe('messages', () => {
  it('load a block once, however many screens ask for it', async () => {
    const { english, loaders: known } = loaders();
    const messages = createMessages('en', known, SAMPLE_BRAND);
    await Promise.all([messages.loadNamespaces('en', ['home']), messages.loadNamespaces('en', ['home'])]);
    expect([english.mock.calls.length, messages.i18n.t('home.hello', words)]).toEqual([1, 'Hello Ada']);
  });

  it('in a new language load before the switch, and the page declares its language', async () => {
    const messages = createMessages('en', loaders().loaders, SAMPLE_BRAND);
    await messages.loadNamespaces('en', ['home']);
    await messages.switchLanguage('fr');
    expect([messages.i18n.t('home.hello', words), document.documentElement.lang]).toEqual([
      'Bonjour Ada',
      'fr-CA',
    ]);
  });

  it('format numbers as their language does', async () => {
    const { loaders: known } = loaders();
    const messages = createMessages('en', known, SAMPLE_BRAND);
    await messages.loadNamespaces('en', ['home']);
    const number = { name: 15_000, defaultValue: 'missing' };
    expect(messages.i18n.t('home.hello', number)).toBe('Hello 15,000');
    await messages.switchLanguage('fr');
    expect(messages.i18n.t('home.hello', number)).toBe('Bonjour 15\u00a0000');
  });

  it('that failed to load are requested again', async () => {
    const { english, loaders: known } = loaders();
    english.mockRejectedValueOnce(new Error('offline'));
    const messages = createMessages('en', known, SAMPLE_BRAND);
    await expect(messages.loadNamespaces('en', ['home'])).rejects.toThrow('offline');
    await messages.loadNamespaces('en', ['home']);
    expect(messages.i18n.t('home.hello', words)).toBe('Hello Ada');
  });

  it('without a loader are a bug', async () => {
    await expect(
      createMessages('fr', loaders().loaders, SAMPLE_BRAND).loadNamespaces('fr', ['faq']),
    ).rejects.toThrow('fr/faq');
  });
});
