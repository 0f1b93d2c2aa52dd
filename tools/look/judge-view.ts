import type { Page } from '@playwright/test';
import { SPOKEN_ONCE } from '../../e2e/fixtures/accessibility.ts';
import { lookAt } from '../../e2e/fixtures/look-at.ts';
import { smallTargets } from '../../e2e/fixtures/touch-targets.ts';
import { contentShare } from './checks/content-share.ts';
import { cutTexts } from './checks/cut-text.ts';
import { hiddenFocus } from './checks/hidden-focus.ts';
import { isEnlarged, type View } from './views.ts';

/** At this zoom, at least half of the window must be content. */
const CONTENT_LEAST = 0.5;

/** What was checked of a state in one view, and what was found wrong. */
export type Check = 'axe' | 'language' | 'sideways' | 'cut' | 'touch' | 'focus' | 'room';
export type Finding = { check: Check; text: string };

/** In forced colours the screen shows the system's, but axe reads the page's. */
function rulesFor({ isWhole, colours }: View) {
  if (colours === 'forced') {
    return 'sizes';
  }
  return isWhole ? 'advice' : 'look';
}

/** Everything that is wrong with the page as it stands in a view. */
export async function judge(page: Page, view: View, language: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (check: Check, texts: readonly string[]) =>
    findings.push(...texts.map((text) => ({ check, text })));
  const seen = await lookAt(page, { within: 'html', without: SPOKEN_ONCE, rules: rulesFor(view) });
  add('axe', seen.findings);
  const { language: said, sidewaysPx } = seen;
  add('language', said.startsWith(language) ? [] : [`The page says that it is in '${said}'`]);
  add('sideways', sidewaysPx === 0 ? [] : [`The page scrolls sideways by ${sidewaysPx} px`]);
  add('cut', [...seen.cutAnswers, ...(await cutTexts(page))]);
  add('touch', view.hasTouch ? await smallTargets(page) : []);
  if (isEnlarged(view)) {
    const share = await contentShare(page);
    add('room', share >= CONTENT_LEAST ? [] : [`${Math.round(share * 100)} % of the height is content`]);
  }
  add('focus', view.isWalked ? await hiddenFocus(page) : []);
  return findings;
}
