/** How far the house in this browser is on its way. */
import type { Stage } from './words';

class Engine {
  stage = $state.raw<Stage>({ is: 'waiting' });
}

export const engine = new Engine();

/** The house says how far it is. */
export function arrived(stage: Stage): void {
  engine.stage = stage;
}
