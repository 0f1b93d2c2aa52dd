/** What of exports is done after the call that asked for it. */
export type ExportJobs = { 'write-export': { exportId: string } };
