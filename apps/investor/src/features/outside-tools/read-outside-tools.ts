import type { ToolPurpose } from '@portal/domain/ground/consent/consent';
import { OUTSIDE_TOOLS_META } from '@portal/domain/ground/consent/is-measured-page';
import { type OutsideTools, outsideToolsSchema } from '@portal/domain/ground/consent/outside-tools.wire';
import { chatFrame } from './chat/chat-frame.ts';

/** The tools configured in this document; undefined on a portal without any. */
export function readOutsideTools(page: Document): OutsideTools | undefined {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${OUTSIDE_TOOLS_META}"]`);
  return meta === null ? undefined : outsideToolsSchema.parse(JSON.parse(meta.content));
}

/** The purposes that need consent. */
export function purposesOf(tools: OutsideTools): ToolPurpose[] {
  const hasScripts = tools.tagManager !== null || tools.heatMap !== null;
  return [
    ...(chatFrame(tools) === null ? [] : ['chat' as const]),
    ...(hasScripts ? ['measurement' as const] : []),
  ];
}
