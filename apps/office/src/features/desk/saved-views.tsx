import type { DeskView } from '@portal/domain/desk/queues/office-desk.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Cross } from '@portal/web/ui/icons';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskPlace, deskAddress } from './desk-address.ts';
import { useRemoveViewMutation } from './desk-api.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

type SavedViewsProps = { place: DeskPlace; views: readonly DeskView[]; self: StaffSelf };

/** The lists that the person or the office keeps under a name; each is a link. */
export function SavedViews({ place, views, self }: SavedViewsProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [isSaving, setSaving] = useState(false);
  const [removeView] = useRemoveViewMutation();
  const remove = async (id: string) => {
    const { error } = await removeView(id);
    showToast(
      error === undefined ? 'success' : 'problem',
      error === undefined ? t('officeDesk.views.removed') : messageOf(error),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {views.length === 0 ? null : (
        <ul aria-label={t('officeDesk.views.label')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {views.map(({ id, name, queue, filter, owner }) => (
            <li key={id} className="flex items-center gap-1 text-sm">
              <span className="grid min-h-11 content-center">
                <TextLink href={deskAddress({ queue, query: filter })}>{name}</TextLink>
              </span>
              {owner.id === self.id ? (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t('officeDesk.views.remove', { name })}
                  onPress={() => void remove(id)}
                >
                  <Cross className="size-4" />
                </Button>
              ) : (
                <span className="text-muted">{t('officeDesk.views.by', { name: owner.name })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {/* Its words stand in line with what is above and below: a quiet button shows no edge. */}
      <span className={views.length === 0 ? '-ml-4' : ''}>
        <Button tone="quiet" size="small" onPress={() => setSaving(true)}>
          {t('officeDesk.views.save')}
        </Button>
      </span>
      {isSaving ? <SaveViewDialog place={place} onClose={() => setSaving(false)} /> : null}
    </div>
  );
}
