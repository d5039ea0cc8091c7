/** Answers of the referee that come late, out of order or not at all. None of them is applied to a newer gesture. */
import { describe, expect, it } from 'vitest';
import { isProposalCurrent } from './state.ts';
import { pathTask, placeOf, skirmish } from './testing/samples.ts';
import { forecastOf, proposalOf } from './testing/test-player.ts';

/** Ann is led somewhere, and the proposal is pending. */
function annLed() {
  const player = skirmish();
  player.tap(200, 200);
  player.answerAll();
  player.tap(300, 400);
  return player;
}

describe('a proposal', () => {
  it('that comes after another piece was selected is dropped', () => {
    const player = annLed();
    const late = player.asked('ask-proposal');
    player.tap(600, 600);
    player.answer(late);
    expect(player.state.draft).toMatchObject({ selection: ['col'], proposal: null });
  });

  it('that comes after the same piece was selected anew is dropped', () => {
    const player = annLed();
    const late = player.asked('ask-proposal');
    player.key('Escape');
    player.tap(200, 500);
    player.answer(late);
    player.answerAll();
    expect(player.state.draft.proposal).toEqual(
      proposalOf({ pieces: ['ann'], values: { way: [placeOf(200, 500)] } }),
    );
    player.key('Escape');
    player.answer(late);
    expect(player.state.draft).toMatchObject({ values: null, proposal: null });
  });

  it('that comes once another piece is led somewhere is dropped, and that of the other piece asked for', () => {
    const player = annLed();
    const late = player.asked('ask-proposal');
    player.answer(player.asked('ask-tasks'));
    player.tap(600, 600);
    player.answer(player.asked('ask-tasks'));
    player.tap(700, 650);
    player.answer(late);
    expect(player.state.draft).toMatchObject({ selection: ['col'], proposal: null });
    expect(player.asked('ask-proposal').gesture).toEqual({
      pieces: ['col'],
      values: { way: [placeOf(700, 650)] },
    });
  });

  it('of an older number is dropped, though it is of the same gesture', () => {
    const player = annLed();
    const { request } = player.asked('ask-proposal');
    const wrong = proposalOf({ pieces: ['ann'], values: { way: [] } });
    player.send({ kind: 'proposal-answered', request: request - 1, proposal: wrong });
    expect(player.state.draft.proposal).toBeNull();
    expect(player.state.requests.proposal).toMatchObject({ request });
  });

  it('of an earlier place of the same drag is shown, but is not current', () => {
    const player = annLed();
    const first = player.asked('ask-proposal');
    player.tap(300, 410);
    expect(player.count('ask-proposal')).toBe(1);
    player.answer(first);
    expect(player.state.draft.proposal).toEqual(
      proposalOf({ pieces: ['ann'], values: { way: [placeOf(300, 400)] } }),
    );
    expect(isProposalCurrent(player.state.draft)).toBe(false);
    expect(player.asked('ask-proposal').gesture.values).toEqual({ way: [placeOf(300, 410)] });
  });

  it('is asked for one at a time, the newest next', () => {
    const player = annLed();
    for (let y = 410; y < 500; y += 10) player.tap(300, y);
    expect(player.count('ask-proposal')).toBe(1);
    player.answer(player.asked('ask-proposal'));
    expect(player.count('ask-proposal')).toBe(1);
    expect(player.asked('ask-proposal').gesture.values).toEqual({ way: [placeOf(300, 490)] });
  });
});

describe('confirming', () => {
  it('waits for the proposal of the newest values, and gives nothing older', () => {
    const player = annLed();
    const first = player.asked('ask-proposal');
    player.tap(300, 410);
    player.send({ kind: 'confirm' });
    player.answer(first);
    expect(player.submitted).toEqual([]);
    player.answer(player.asked('ask-proposal'));
    expect(player.submitted).toEqual([
      { kind: 'order', pieces: ['ann'], values: { way: [placeOf(300, 410)] } },
    ]);
  });

  it('is forgotten when another piece is selected before the proposal comes', () => {
    const player = annLed();
    player.send({ kind: 'confirm' });
    player.tap(600, 600);
    player.answerAll();
    player.tap(650, 650);
    player.answerAll();
    expect(player.submitted).toEqual([]);
  });

  it('gives nothing that is refused, and nothing where nothing is drafted', () => {
    const player = annLed();
    const { request, gesture } = player.asked('ask-proposal');
    const refusal = {
      rule: null,
      code: null,
      label: '',
      words: '',
      remedy: null,
      standing: 'stated',
      source: '',
      piece: null,
    } as const;
    player.send({
      kind: 'proposal-answered',
      request,
      proposal: { ...proposalOf(gesture), refusals: [refusal] },
    });
    player.send({ kind: 'confirm' });
    player.key('Escape');
    player.send({ kind: 'confirm' });
    player.answerAll();
    expect(player.submitted).toEqual([]);
  });

  it('by a drop waits for the tasks, the path and its proposal', () => {
    const player = skirmish({ confirmOnDrop: ['mouse'] });
    player.drag([200, 200], [300, 300]);
    expect(player.submitted).toEqual([]);
    player.answerAll();
    expect(player.submitted).toEqual([
      { kind: 'order', pieces: ['ann'], values: { way: [placeOf(300, 300)] } },
    ]);
  });

  it('by a drop is for those pointers only that are set to', () => {
    const player = skirmish({ confirmOnDrop: ['mouse'] });
    player.drag([200, 200], [300, 300], { by: 'touch' });
    player.drag([300, 300], [300, 340], { by: 'pen' });
    player.answerAll();
    expect(player.submitted).toEqual([]);
  });
});

describe('tasks and threats', () => {
  it('of an older selection are dropped', () => {
    const player = skirmish();
    player.tap(200, 200);
    const late = player.asked('ask-tasks');
    player.tap(600, 600);
    player.send({ kind: 'tasks-answered', request: late.request, tasks: [pathTask] });
    expect(player.state.draft).toMatchObject({ tasks: [], hasTasks: false });
  });

  it('of older values are dropped, and threats too', () => {
    const player = annLed();
    const [tasks, threats] = [player.asked('ask-tasks'), player.asked('ask-threats')];
    player.tap(300, 410);
    player.send({ kind: 'tasks-answered', request: tasks.request, tasks: [] });
    expect(player.state.draft.tasks).not.toEqual([]);
    player.send({
      kind: 'threats-answered',
      request: threats.request,
      threats: [{ from: 'enemy', on: 'ann', title: '', odds: [], sum: [] }],
    });
    expect(player.state.draft.threats).toEqual([]);
  });

  it('of a drag that is over lead nobody', () => {
    const player = skirmish();
    player.down(1, 200, 200);
    player.move(1, 300, 300);
    player.cancel(1);
    player.answerAll();
    expect(player.state.draft).toMatchObject({ selection: ['ann'], values: null });
  });
});

describe('a forecast', () => {
  it('is asked for after tasks and proposal, never before or beside them', () => {
    const player = annLed();
    expect(player.count('ask-forecast')).toBe(0);
    player.answer(player.asked('ask-proposal'));
    expect(player.count('ask-forecast')).toBe(0);
    player.answer(player.asked('ask-tasks'));
    const asked = player.asked('ask-forecast');
    expect(asked.gesture).toEqual({ pieces: ['ann'], values: { way: [placeOf(300, 400)] } });
    player.answer(asked);
    expect(player.state.draft.forecast).toEqual(forecastOf(asked.gesture));
    expect(player.count('ask-forecast')).toBe(0);
  });

  it('of the choices of a selected piece is asked for before anything is drafted', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.answer(player.asked('ask-tasks'));
    expect(player.asked('ask-forecast').gesture).toEqual({ pieces: ['ann'], values: {} });
  });

  it('is not asked for pieces of others', () => {
    const player = skirmish();
    player.tap(900, 200);
    player.answerAll();
    expect(player.state.draft).toMatchObject({ selection: ['enemy'], forecast: null });
  });

  it('of older values is dropped, and that of the newest is asked for once it is answered', () => {
    const player = annLed();
    player.answer(player.asked('ask-proposal'));
    player.answer(player.asked('ask-tasks'));
    const late = player.asked('ask-forecast');
    player.tap(300, 410);
    player.answer(player.asked('ask-proposal'));
    player.answer(player.asked('ask-tasks'));
    expect(player.count('ask-forecast')).toBe(1);
    player.answer(late);
    expect(player.state.draft.forecast?.proposal).toBeNull();
    player.answerAll();
    expect(player.state.draft.forecast).toEqual(
      forecastOf({ pieces: ['ann'], values: { way: [placeOf(300, 410)] } }),
    );
  });

  it('of an older number is dropped, though nothing has changed since', () => {
    const player = annLed();
    player.answer(player.asked('ask-proposal'));
    player.answer(player.asked('ask-tasks'));
    const { request, gesture } = player.asked('ask-forecast');
    player.send({ kind: 'forecast-answered', request: request - 1, forecast: forecastOf(gesture) });
    expect(player.state.draft.forecast?.proposal).toBeNull();
    expect(player.state.requests.forecast).toMatchObject({ request });
  });

  it('waits until the hand rests', () => {
    const player = skirmish();
    player.down(1, 200, 200);
    player.move(1, 300, 300);
    player.answerAll();
    player.move(1, 310, 310);
    player.answerAll();
    expect(player.state.draft.forecast).toBeNull();
    player.up(1, 310, 310);
    player.answerAll();
    expect(player.state.draft.forecast).not.toBeNull();
  });

  it('that fails is not asked for again before something changes', () => {
    const player = annLed();
    player.answer(player.asked('ask-proposal'));
    player.answer(player.asked('ask-tasks'));
    player.fail(player.asked('ask-forecast'));
    player.answerAll();
    expect(player.state.draft.forecast).toBeNull();
    player.tap(300, 410);
    player.answerAll();
    expect(player.state.draft.forecast).not.toBeNull();
  });
});

describe('a request that fails', () => {
  it('for a proposal can be made again by the next change', () => {
    const player = annLed();
    player.send({ kind: 'confirm' });
    player.fail(player.asked('ask-proposal'));
    expect(player.state.requests.proposal).toBeNull();
    player.tap(300, 410);
    player.answerAll();
    expect(player.state.draft.proposal).not.toBeNull();
    expect(player.submitted).toEqual([]);
  });

  it('for tasks drops what waited for them', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(300, 400);
    player.fail(player.asked('ask-tasks'));
    expect(player.state.deferred).toEqual([]);
  });
});

describe('a measurement', () => {
  it('that comes after its instrument was put away is dropped', () => {
    const player = skirmish();
    player.send({ kind: 'choose-tool', tool: 'measure' });
    player.drag([300, 300], [400, 400]);
    const late = player.asked('measure');
    player.send({ kind: 'choose-tool', tool: 'orders' });
    player.answer(late);
    expect(player.state.tool.measurement).toBeNull();
  });

  it('is asked for one at a time, the newest next', () => {
    const player = skirmish();
    player.send({ kind: 'choose-tool', tool: 'sight' });
    player.down(1, 300, 300);
    for (let x = 320; x < 400; x += 10) player.move(1, x, 300);
    player.up(1, 600, 600);
    expect(player.count('measure')).toBe(1);
    player.answerAll();
    expect(player.state.tool.measurement?.lines).toEqual([
      JSON.stringify({ kind: 'sight', from: { at: placeOf(300, 300) }, to: { piece: 'col' } }),
    ]);
  });

  it('by two taps, or of a piece by one', () => {
    const player = skirmish();
    player.send({ kind: 'choose-tool', tool: 'measure' });
    player.tap(200, 200);
    expect(player.open).toEqual([]);
    player.tap(400, 400);
    player.answerAll();
    expect(player.state.tool.measurement?.lines).toEqual([
      JSON.stringify({ kind: 'measure', from: { piece: 'ann' }, to: { at: placeOf(400, 400) } }),
    ]);
    player.send({ kind: 'choose-tool', tool: 'arc' });
    player.tap(400, 400);
    player.tap(900, 200);
    expect(player.asked('measure').instrument).toEqual({ kind: 'arc', of: 'enemy' });
    expect(player.selection).toEqual([]);
  });
});
