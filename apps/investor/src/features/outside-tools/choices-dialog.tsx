import { isGranted, type ToolPurpose } from '@portal/domain/ground/consent/consent';
import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';
import { LOCALES } from '@portal/domain/ground/formats/locales';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Switch } from '@portal/web/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { CHAT_PROVIDER } from './chat/chat-frame.ts';
import { HEAT_MAP_PROVIDER } from './measurement/start-heat-map.ts';
import { TAG_MANAGER_PROVIDER } from './measurement/start-tag-manager.ts';

type ChoicesDialogProps = {
  tools: OutsideTools;
  purposes: readonly ToolPurpose[];
  onAnswer: (granted: readonly ToolPurpose[]) => void;
  onClose: () => void;
};

/** The choices one by one, each off by default; also for changing them later. */
export function ChoicesDialog({ tools, purposes, onAnswer, onClose }: ChoicesDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const consent = useAppSelector((state) => state.consent.consent);
  const [granted, setGranted] = useState(() => purposes.filter((purpose) => isGranted(consent, purpose)));
  const providers = new Intl.ListFormat(LOCALES[language]).format(measurementProviders(tools));
  const hints: Record<ToolPurpose, string> = {
    chat: t('outsideTools.choices.chatHint', { provider: CHAT_PROVIDER }),
    measurement: t('outsideTools.choices.measurementHint', { providers }),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('outsideTools.choices.title')}
      actions={<Button onPress={() => onAnswer(granted)}>{t('outsideTools.choices.save')}</Button>}
    >
      <div className="grid gap-5">
        <p className="text-muted">{t('outsideTools.choices.intro')}</p>
        {purposes.map((purpose) => (
          <Switch
            key={purpose}
            name={`consent-${purpose}`}
            hint={hints[purpose]}
            value={granted.includes(purpose)}
            onChange={(isOn) =>
              setGranted(purposes.filter((each) => (each === purpose ? isOn : granted.includes(each))))
            }
          >
            {t(`outsideTools.choices.${purpose}`)}
          </Switch>
        ))}
      </div>
    </Dialog>
  );
}

/** Names of the providers that measure visits on this portal. */
function measurementProviders({ tagManager, heatMap }: OutsideTools): string[] {
  return [
    ...(tagManager === null ? [] : [TAG_MANAGER_PROVIDER]),
    ...(heatMap === null ? [] : [HEAT_MAP_PROVIDER]),
  ];
}
