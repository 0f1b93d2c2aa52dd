import { isMeasuredPage } from '@portal/domain/ground/consent/is-measured-page';
import type { OutsideTools as Tools } from '@portal/domain/ground/consent/outside-tools.wire';
import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { type ComponentProps, type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { OutsideTools } from '#features/outside-tools/outside-tools.tsx';
import { useMessages } from '../messages.ts';
import { findRoute } from '../routes/find-route.ts';
import { WithTexts } from '../with-texts.tsx';
import { hasOutsideTools } from './has-outside-tools.ts';

const TEXTS: readonly Namespace[] = ['outsideTools'];

type Loaded = { Parts: ComponentType<ComponentProps<typeof OutsideTools>>; tools: Tools };

/** Third-party tools and the consent question. A portal without any, and the first view of a page, load none of this. */
export function OutsideParts() {
  const { textsReady } = useMessages();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (loaded === null && hasOutsideTools(document)) {
      // If the tools do not load, the page works without them.
      Promise.all([loadParts(), textsReady(language, TEXTS)]).then(
        ([parts]) => setLoaded(parts),
        () => undefined,
      );
    }
  }, [loaded, textsReady, language]);
  const { pathname } = useLocation();
  if (loaded === null) {
    return null;
  }
  const { Parts, tools } = loaded;
  const { offersChat, prerender } = findRoute(pathname);
  return (
    <Suspense>
      <WithTexts names={TEXTS}>
        <Parts
          tools={tools}
          offersChat={offersChat !== undefined}
          asksConsent={offersChat === true || isMeasuredPage(prerender)}
          isMeasured={isMeasuredPage(prerender)}
        />
      </WithTexts>
    </Suspense>
  );
}

async function loadParts(): Promise<Loaded | null> {
  const [{ OutsideTools: Parts }, { readOutsideTools }] = await Promise.all([
    import('#features/outside-tools/outside-tools.tsx'),
    import('#features/outside-tools/read-outside-tools.ts'),
  ]);
  const tools = readOutsideTools(document);
  return tools === undefined ? null : { Parts, tools };
}
