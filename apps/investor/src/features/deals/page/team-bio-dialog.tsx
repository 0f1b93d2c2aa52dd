import type { TeamMember } from '@portal/domain/offering/deals/deal.wire';
import { Dialog } from '@portal/web/ui/dialog';
import { Prose } from '@portal/web/ui/prose';

/** A team member's biography. */
export function TeamBioDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { name, role, portrait, biography } = member;
  return (
    <Dialog isOpen onOpenChange={onClose} title={name}>
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-5">
          <img src={portrait} alt="" width="320" height="320" className="size-28 shrink-0 rounded-card" />
          <p className="min-w-0 text-muted">{role}</p>
        </div>
        <Prose text={biography} />
      </div>
    </Dialog>
  );
}
