/** Where to put what is written and deleted thousands of times: in memory where there is plenty, else the folder for temporary files. */
export function memoryFolder(): string;
