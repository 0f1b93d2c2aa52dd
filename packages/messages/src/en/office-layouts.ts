/** How the files of an account in trust are read that has a layout of somebody's own, and changing it. */
export const officeLayouts = {
  action: 'Change',
  actionOf: 'Change the layout of {{name}}',
  title: 'Change the layout',
  intro: 'The next file is read by the new layout. Files that were imported stay as they were read.',
  none: 'This account has no layout of its own',
  example: 'An example of the bank',
  file: 'Example file',
  fileHint: 'A file of the bank, or a few lines of one. Nothing of it is imported.',
  keeps: 'Every line of the example reads so. Nothing was imported.',
  keep: 'Keep this layout',
  done: 'The layout is kept for the next file.',
} as const;
