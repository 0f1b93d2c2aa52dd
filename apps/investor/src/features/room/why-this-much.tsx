import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Cited, ReasonsOfDecision } from '@portal/web/order/reasons-of-decision';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';

/** Why somebody may buy so much: their class with their own answers, the limit with its section, and when more comes back. */
export function WhyThisMuch({ room }: { room: Room }) {
  const { t } = useTranslation();
  const { money, day } = useFormats();
  const { because, rule, freesUp } = room;
  return (
    <div className="flex flex-col gap-3">
      {room.exemption === null ? null : <p>{t(`room.why.${classOf(room)}`)}</p>}
      <ReasonsOfDecision because={because} />
      <p>
        <LimitSentence room={room} /> {rule === null ? null : <Cited {...rule} />}
      </p>
      {freesUp.length < 2 ? null : (
        <div>
          <p>{t('room.why.days')}</p>
          <ul className="list-disc pl-5">
            {freesUp.map(({ amount, on }) => (
              <li key={on}>{t('room.more', { amount: money(amount), day: day(on) })}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {t('room.why.change')} <TextLink href={paths.profile()}>{t('room.profile')}</TextLink>
      </p>
    </div>
  );
}

function LimitSentence({ room: { cap, used, blockedBy, rule } }: { room: Room }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (blockedBy !== null && blockedBy !== 'over-limit' && blockedBy !== 'offering-unsaid') {
    // The meter has said why; here is where that stands.
    return null;
  }
  if (cap === null) {
    return t('room.noLimit');
  }
  if (rule?.ruleId === 'om-limit-purchase') {
    return t('room.why.purchase', { cap: money(cap) });
  }
  return used === 0
    ? t('room.why.unused', { cap: money(cap) })
    : t('room.why.used', { used: money(used), cap: money(cap) });
}

/** The class that a decision names: of the limbs it rests on, those of accredited investors come first. */
function classOf({ because, exemption }: Room): 'accredited' | 'eligible' | 'company' | 'neither' {
  if (exemption === 'MIN') {
    return 'company';
  }
  if (because.some(({ ruleId }) => ruleId.startsWith('ai-'))) {
    return 'accredited';
  }
  return because.some(({ ruleId }) => ruleId.startsWith('eligible-')) ? 'eligible' : 'neither';
}
