import type { EmergencyKind } from '@portal/domain/firm/staff/emergency-kinds';
import type { Db } from '../../../../platform/db/tables.ts';

type NewEmergency = {
  id: string;
  kind: EmergencyKind;
  target: string;
  staffId: string | null;
  reason: string;
  at: Date;
};

export async function insertEmergency(trx: Db, { staffId: staff_id, ...rest }: NewEmergency): Promise<void> {
  await trx
    .insertInto('emergencies')
    .values({ ...rest, staff_id })
    .execute();
}
