import type { Page } from '@playwright/test';
import type { OfficeDeal, OfficeDealRow } from '@portal/domain/offering/deals/authoring/office-deals.wire';

/** Changes a deal as a deal manager would in the office, and sends it to review. */
export async function submitChangedDeal(page: Page, slug: string): Promise<void> {
  const id = (await call<OfficeDealRow[]>(page, '')).find((deal) => deal.slug === slug)?.id ?? '';
  const { draft, draftVersion: base } = await call<OfficeDeal>(page, `/${id}`);
  const minimumUnits = (draft.minimumUnits ?? 0) + 1;
  await call(page, `/${id}/draft`, { base, draft: { ...draft, minimumUnits } });
  await call(page, `/${id}/submit`, { base: base + 1 });
}

/** Calls the deals API in the page's session; throws its answer if it refuses. */
function call<Data>(page: Page, path: string, body?: object): Promise<Data> {
  return page.evaluate(
    async ({ path: of, body: sent }) => {
      const answer = await fetch(`/api/office/deals${of}`, {
        headers: { 'X-Portal-Office': '1', 'Content-Type': 'application/json' },
        ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
      });
      if (!answer.ok) {
        throw new Error(await answer.text());
      }
      return (await answer.json()).data;
    },
    { path, body },
  );
}
