export function demoGreeting(): string[] {
  return [];
}
