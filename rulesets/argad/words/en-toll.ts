/** English words of the list of losses: how and by whom a figure fell. */
export const tollWords = {
  shot: (by: string | null) => (by === null ? 'shot' : `shot by ${by}`),
  blow: (by: string | null) => (by === null ? 'struck down' : `struck down by ${by}`),
  fall: (_by: string | null) => 'killed by a fall',
  drowned: (_by: string | null) => 'drowned',
  recoil: (by: string | null) => (by === null ? 'could not fall back' : `could not fall back before ${by}`),
};
