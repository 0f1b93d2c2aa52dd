import { describe, expect, it } from 'vitest';
import { WORK_KINDS, workNameOf } from './work-kinds.ts';

describe('what work is called', () => {
  it.each(WORK_KINDS)('%s has a name of its own', (kind) => {
    expect(workNameOf(kind).key).toBe(`officeWork.kinds.${kind}`);
  });

  it.each(['send-fax', '', 'toString'])(
    'work that this version does not know, as "%s", keeps its name',
    (name) => {
      expect(workNameOf(name)).toEqual({ key: 'officeWork.other', values: { name } });
    },
  );
});
