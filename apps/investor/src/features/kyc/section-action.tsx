import type { SaveStatus } from '@portal/web/saving/save-status';
import { Button } from '@portal/web/ui/button';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { ActionPlace } from './action-place.ts';
import { SaveState } from './saving/save-state.tsx';

type SectionActionProps = { formId: string; label: string; isPending: boolean; saveStatus: SaveStatus };

/** Saves the open section: below its fields, or where the page keeps its one button. */
export function SectionAction({ formId, label, isPending, saveStatus }: SectionActionProps) {
  const place = use(ActionPlace);
  const button = (
    <Button type="submit" form={formId} tone="primary" isPending={isPending}>
      {label}
    </Button>
  );
  if (place === undefined) {
    return (
      <div className="flex flex-col gap-3 border-line border-t pt-6 sm:flex-row sm:items-center sm:gap-5">
        {button}
        <SaveState status={saveStatus} />
      </div>
    );
  }
  return place === null ? null : createPortal(button, place);
}
