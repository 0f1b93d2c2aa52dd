/**
 * A walk through named steps, as the onboarding and wizard slices keep it (specification section 4):
 * setting `current` moves `prev` (null at the first step) and `next` (null at the last).
 */
export type StepWalk<Step extends string> = {
  readonly steps: readonly Step[];
  /** In the order of `steps`, each once. */
  readonly completed: readonly Step[];
  readonly current: Step;
  readonly prev: Step | null;
  readonly next: Step | null;
};

/** The step before, or null at the first and for a step that is not in the list. */
export function stepBefore<Step extends string>(steps: readonly Step[], step: Step): Step | null {
  const index = steps.indexOf(step);
  return index > 0 ? (steps[index - 1] ?? null) : null;
}

/** The step after, or null at the last and for a step that is not in the list. */
export function stepAfter<Step extends string>(steps: readonly Step[], step: Step): Step | null {
  const index = steps.indexOf(step);
  return index === -1 ? null : (steps[index + 1] ?? null);
}

/** The state in which a walk begins, at `first`, nothing completed. */
export function startWalk<Step extends string>(steps: readonly Step[], first: Step): StepWalk<Step> {
  return {
    steps,
    completed: [],
    current: first,
    prev: stepBefore(steps, first),
    next: stepAfter(steps, first),
  };
}

/** The walk at another step; the same walk when the step is not one of its own. */
export function goToStep<Step extends string>(walk: StepWalk<Step>, current: Step): StepWalk<Step> {
  if (!walk.steps.includes(current)) {
    return walk;
  }
  return { ...walk, current, prev: stepBefore(walk.steps, current), next: stepAfter(walk.steps, current) };
}

/** The walk with a step marked complete, or not. */
export function markStep<Step extends string>(
  walk: StepWalk<Step>,
  step: Step,
  complete: boolean,
): StepWalk<Step> {
  const isMarked = (other: Step) => (other === step ? complete : walk.completed.includes(other));
  return { ...walk, completed: walk.steps.filter(isMarked) };
}

/** True when the current step is the last. */
export function isOnFinalStep<Step extends string>(walk: StepWalk<Step>): boolean {
  return walk.current === walk.steps.at(-1);
}
