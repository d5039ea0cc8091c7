/** NotedChance: luck and dice that remember whether anybody drew on them. */
import type { FaceSource, Random } from '@grognard/engine';

export class NotedChance {
  isDrawn = false;

  random(random: Random): Random {
    return {
      below: (n) => {
        this.isDrawn = true;
        return random.below(n);
      },
    };
  }

  faces(source: FaceSource): FaceSource {
    return {
      face: (resolution, actor, purpose, n) => {
        this.isDrawn = true;
        return source.face(resolution, actor, purpose, n);
      },
    };
  }
}
