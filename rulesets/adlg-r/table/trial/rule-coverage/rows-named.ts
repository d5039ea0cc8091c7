/** Rows that are seen at work when a refusal, a loss, a line of a sum or the result names them. For tests only. */
const chapters: Readonly<Record<string, string>> = {
  command: `points free free-use own-corps move charge support-move spontaneous uncontrolled square hold headstrong-other
    out-of-range difficult commander-engaged lost three-orders group group-joined group-wide group-mix`,
  move: `front-edge path slide slide-how slide-limits wheel turn extension column contraction multiple-distance third-forbidden
    too-short table`,
  zoc: `charge approach-test exit-evade exit-back exit-ahead exit-back-how extension`,
  interpenetration: 'room burst never',
  disengage: 'li mounted all cost unit forbidden zero',
  charge: `definition corner prohibited support-prohibited light-infantry-open light-infantry-rough light-infantry-front
    target range opening opening-turn not-allowed spontaneous uncontrolled minimum wide-edge or-support slide-along`,
  evade: 'who in-melee must group blocked align align-cost caught',
  conform: 'zoc resolve-contact never rallying',
  melee: 'simple-support simple-support-where melee-support lasts',
  rout: 'friends',
  rally: 'far near melee once no-move expendable nothing shifted headstrong',
  commander:
    'move move-terrain attach stays-engaged killed-lost killed-routed included-routed included moves contacted',
  square: 'who when no-move shoot artillery room',
  fortification: 'no-impact no-wheel stakes stakes-no-impact',
  wagon: 'battle-ready alone wheel turn-room group-turn',
  artillery: 'pivot moved heavy',
  elephant: 'impact panic no-rally rampage',
  terrain: 'impassable river river-angle',
  camp: 'loot',
  deploy: 'hesitant',
  victory: 'break points-game draw',
};

export const namedRows: readonly string[] = Object.entries(chapters).flatMap(([chapter, ids]) =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => `${chapter}.${id}`),
);
