import type { Namespace } from '@portal/messages/namespaces';
import { CompareBar, type CompareBarProps } from '#features/deals/compare/compare-bar.tsx';
import { WithTexts } from '../../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['compare'];

/** The comparison bar with its texts. */
export function CompareLayer(bar: CompareBarProps) {
  return (
    <WithTexts names={TEXTS}>
      <CompareBar {...bar} />
    </WithTexts>
  );
}
