import type { DeskFilter } from '@portal/domain/desk/desk-query';
import type { DeskQueue } from '@portal/domain/desk/desk-queues';
import type { ExportLink, OfficeExport } from '@portal/domain/wire/office-exports';
import { api } from '#state/api.ts';

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The person's own; asked again by itself while one is being written, which is no activity of the person. */
    exports: build.query<OfficeExport[], void>({
      query: () => ({ url: '/office/exports', personActed: false }),
      providesTags: ['Export'],
    }),
    askExport: build.mutation<OfficeExport, { queue: DeskQueue; filter: DeskFilter }>({
      query: ({ queue, filter }) => ({ url: `/office/desk/${queue}/export`, method: 'POST', body: filter }),
      invalidatesTags: ['Export'],
    }),
    linkToExport: build.mutation<ExportLink, string>({
      query: (id) => ({ url: `/office/exports/${encodeURIComponent(id)}/link`, method: 'POST' }),
    }),
  }),
});

export const { useExportsQuery, useAskExportMutation, useLinkToExportMutation } = exportsApi;
