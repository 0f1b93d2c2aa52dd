const FILE_PATH =
  /^content\.(?:films\.\d+\.(?:video|captions(?:\.(?:en|fr))?)|documents\.\d+\.file(?:\.(?:en|fr))?|offering\.approval\.file)$/;

/** True for a path of a draft that holds the id of a file. */
export function isFilePath(path: string): boolean {
  return FILE_PATH.test(path);
}
