import { describe, expect, it } from 'vitest';
import { officeWork } from './en/office-work.ts';
import { workNameOf } from './work-name.ts';

describe('what work is called', () => {
  it.each(Object.keys(officeWork.kinds))('%s has a name of its own', (kind) => {
    expect(workNameOf(kind).key).toBe(`officeWork.kinds.${kind}`);
  });

  it.each(['send-fax', '', 'toString'])(
    'work that this version does not know, as "%s", keeps its name',
    (name) => {
      expect(workNameOf(name)).toEqual({ key: 'officeWork.other', values: { name } });
    },
  );
});
