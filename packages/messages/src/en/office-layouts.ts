/** How the files of an account in trust are read that has a layout of somebody's own, and changing it. */
export const officeLayouts = {
  action: 'Edit layout',
  actionOf: 'Edit layout of {{name}}',
  title: 'Edit file layout',
  intro: 'The new layout applies to the next file. Files already imported do not change.',
  none: 'This account has no custom layout',
  example: 'Sample from the bank',
  file: 'Sample file',
  fileHint: 'A bank file, or a few lines of one. Nothing is imported from it.',
  keeps: 'Every line of the sample fits this layout. Nothing was imported.',
  keep: 'Save layout',
  done: 'Layout saved for the next file.',
} as const;
