import type { ExportList } from '@portal/domain/desk/exports/export-lists';
import type { ExportLink, OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { api } from '#state/api.ts';

/** A list with its filter, and the endpoint of its rows. */
export type ListToExport = { list: ExportList; address: string; filter: object };

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The person's own exports. Polled while one is being written, which does not count as activity. */
    exports: build.query<OfficeExport[], void>({
      query: () => ({ url: '/office/exports', personActed: false }),
      providesTags: ['Export'],
    }),
    askExport: build.mutation<OfficeExport, ListToExport>({
      query: ({ address, filter }) => ({ url: `${address}/export`, method: 'POST', body: filter }),
      invalidatesTags: ['Export'],
    }),
    linkToExport: build.mutation<ExportLink, string>({
      query: (id) => ({ url: `/office/exports/${encodeURIComponent(id)}/link`, method: 'POST' }),
    }),
  }),
});

export const { useExportsQuery, useAskExportMutation, useLinkToExportMutation } = exportsApi;
