import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { SectionIndex } from '@portal/web/ui/section-index';
import { useTranslation } from 'react-i18next';
import { DEAL_SECTIONS, type DealSection, fieldAt } from './deal-fields.ts';

type DealSectionIndexProps = {
  problems: readonly FieldIssue[];
  open: DealSection;
  onOpen: (section: DealSection) => void;
  panelId: string;
};

/** The parts of the form, each with how much is still to do in it. */
export function DealSectionIndex({ problems, open, onOpen, panelId }: DealSectionIndexProps) {
  const { t } = useTranslation();
  const counts = new Map<DealSection, number>();
  for (const { path } of problems) {
    const section = fieldAt(path)?.section;
    if (section !== undefined) {
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  }
  return (
    <SectionIndex
      label={t('officeDeals.sections.label')}
      sections={DEAL_SECTIONS.map((id) => {
        const count = counts.get(id) ?? 0;
        return {
          id,
          title: t(`officeDeals.sections.${id}`),
          state: count === 0 ? 'done' : 'begun',
          stateText: count === 0 ? t('officeDeals.sections.done') : t('officeDeals.sections.left', { count }),
        };
      })}
      open={open}
      onOpen={onOpen}
      panelId={panelId}
    />
  );
}
