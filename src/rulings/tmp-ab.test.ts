import { describe, expect, it } from 'vitest';
import { archetypes, loadCards } from '../catalogue';
import { compileCards } from '../engine';
import { ruling } from './language';
import { runScenario } from './run';
const cards = compileCards(loadCards(), archetypes);
const text = { en: 'x', ko: 'x' };
const t = (name: string, f: Parameters<typeof ruling>[2]) =>
  it(name, () => { expect(runScenario(ruling(name, { covers: [], title: text, statement: text }, f) as never, cards).why).toBeNull(); });
describe('ab', () => {
  t('premature', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Premature Burial', 'Mystical Space Typhoon').hasInGY('Celtic Guardian');
    given(opponent).hasLP(8000);
    turnPlayer.activates('Premature Burial', { targets: ['Celtic Guardian'] });
    bothPass();
    then.lpIs(turnPlayer, 7200);
    then.controls(turnPlayer, 'Celtic Guardian', 'Premature Burial');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Premature Burial'] });
    bothPass();
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
  });
  t('nobleman', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Nobleman of Crossout').hasInDeck('Magician of Faith');
    given(opponent).hasInDeck('Magician of Faith').hasSet('Magician of Faith');
    turnPlayer.activates('Nobleman of Crossout');
    bothPass();
    then.countIs(turnPlayer, 'banished', 1);
    then.countIs(opponent, 'banished', 2);
  });
  t('circle', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Fire King Avatar Kirin').hasInHand('Circle of the Fire Kings', 'Fire King Avatar Yaksha').hasInGY('UFO Turtle').hasInDeck('Command Knight');
    given(opponent).hasLP(8000);
    turnPlayer.activates('Circle of the Fire Kings', { targets: ['Fire King Avatar Kirin', 'UFO Turtle'] });
    bothPass();
    then.isIn('UFO Turtle', 'monsterZone', turnPlayer);
    turnPlayer.usesTrigger('Fire King Avatar Kirin');
    turnPlayer.activates('Fire King Avatar Yaksha');
    bothPass();
    then.isIn('Fire King Avatar Yaksha', 'monsterZone', turnPlayer);
    then.isIn('Command Knight', 'gy', turnPlayer);
  });
  t('goyo', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Goyo Guardian');
    given(opponent).controls('Celtic Guardian');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Goyo Guardian', 'Celtic Guardian');
    turnPlayer.usesTrigger('Goyo Guardian');
    then.controls(turnPlayer, 'Celtic Guardian');
    then.positionIs('Celtic Guardian', 'defense');
  });
  t('stamping', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Luster Dragon').hasInHand('Stamping Destruction');
    given(opponent).hasSet('Waboku');
    turnPlayer.activates('Stamping Destruction');
    bothPass();
    then.lpIs(opponent, 7500);
  });
  t('skull invitation', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian', 'Gemini Elf').hasInHand('Dark Hole');
    given(opponent).controls('Skull Invitation', 'Luster Dragon');
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.lpIs(opponent, 7700);
    then.lpIs(turnPlayer, 7100);
  });
  t('magnet', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Change of Heart');
    given(opponent).controls('Kuriboh', { card: 'Ring of Magnetism', equippedTo: 'Kuriboh' } as never);
    then.atkIs('Kuriboh', 0);
    turnPlayer.activates('Change of Heart');
    bothPass();
    then.isIn('Ring of Magnetism', 'gy', opponent);
  });
  t('chaos', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Chaos Sorcerer').hasInGY('Kuriboh', 'Photon Thrasher');
    given(opponent).controls('Luster Dragon');
    turnPlayer.specialSummons('Chaos Sorcerer');
    turnPlayer.activates('Chaos Sorcerer');
    then.isIn('Luster Dragon', 'banished', opponent);
    turnPlayer.movesTo('battle');
    then.cannot(turnPlayer).attack('Chaos Sorcerer', { because: 'x' });
  });
  t('thestalos', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Kuriboh').hasInHand('Thestalos the Firestorm Monarch');
    given(opponent).hasInHand('Summoned Skull');
    turnPlayer.tributeSummons('Thestalos the Firestorm Monarch', 'Kuriboh');
    then.lpIs(opponent, 7400);
  });
  t('kurenai', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('UFO Turtle').hasSet('Spiritual Fire Art - Kurenai', 'Backfire');
    given(opponent).hasLP(8000);
    turnPlayer.activates('Spiritual Fire Art - Kurenai');
    bothPass();
    then.lpIs(opponent, 6600);
  });
  t('offering', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Ultimate Offering').hasInHand('Celtic Guardian', 'Mystical Elf');
    given(opponent).hasLP(8000);
    turnPlayer.activates('Ultimate Offering');
    bothPass();
    turnPlayer.normalSummons('Celtic Guardian');
    then.controls(turnPlayer, 'Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    then.lpIs(turnPlayer, 7500);
  });
  t('gorz', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).hasInHand('Gorz the Emissary of Darkness');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'opponent');
    opponent.activates('Gorz the Emissary of Darkness');
    then.controls(opponent, 'Gorz the Emissary of Darkness');
    then.countIs(opponent, 'monsterZone', 2);
    then.atkIs('Emissary of Darkness Token', 1900);
  });
  t('bls twice', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Black Luster Soldier - Envoy of the Beginning');
    given(opponent).controls('Kuriboh');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Black Luster Soldier - Envoy of the Beginning', 'Kuriboh');
    turnPlayer.usesTrigger('Black Luster Soldier - Envoy of the Beginning');
    turnPlayer.attacks('Black Luster Soldier - Envoy of the Beginning', 'opponent');
    then.lpIs(opponent, 5000);
  });
  t('flute', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Lord of D.').hasInHand('The Flute of Summoning Dragon', 'Luster Dragon', 'Blue-Eyes White Dragon');
    given(opponent).hasInHand('Kuriboh');
    turnPlayer.activates('The Flute of Summoning Dragon');
    turnPlayer.picks('Luster Dragon', 'Blue-Eyes White Dragon');
    then.countIs(turnPlayer, 'monsterZone', 3);
  });
  t('gaf', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Goblin Attack Force');
    given(opponent).hasInHand('Kuriboh');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Goblin Attack Force', 'opponent');
    turnPlayer.movesTo('main2');
    then.positionIs('Goblin Attack Force', 'defense');
  });
  t('assailant', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('D.D. Assailant');
    given(opponent).controls('Luster Dragon');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('D.D. Assailant', 'Luster Dragon');
    then.isIn('Luster Dragon', 'banished', opponent);
    then.isIn('D.D. Assailant', 'banished', turnPlayer);
  });
  t('thunder dragon', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Thunder Dragon').hasInDeck('Thunder Dragon', 'Thunder Dragon');
    given(opponent).hasLP(8000);
    turnPlayer.activates('Thunder Dragon');
    turnPlayer.picks('Thunder Dragon', 'Thunder Dragon');
    then.countIs(turnPlayer, 'hand', 2, 'Thunder Dragon');
  });
  t('trap hole', ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Luster Dragon');
    given(opponent).hasSet('Trap Hole');
    turnPlayer.normalSummons('Luster Dragon');
    opponent.activates('Trap Hole');
    bothPass();
    then.isIn('Luster Dragon', 'gy', turnPlayer);
  });
  t('big shield', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Tribute to The Doomed', 'Gemini Elf');
    given(opponent).hasSet('Big Shield Gardna');
    turnPlayer.activates('Tribute to The Doomed');
    then.chainIs('turnPlayer: Tribute to The Doomed', 'opponent: Big Shield Gardna');
  });
  t('morphing', ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Morphing Jar').hasInDeck('Kuriboh','Kuriboh','Kuriboh','Kuriboh','Kuriboh','Kuriboh');
    given(opponent).hasInDeck('Kuriboh','Kuriboh','Kuriboh','Kuriboh','Kuriboh','Kuriboh');
    turnPlayer.flipSummons('Morphing Jar');
    then.countIs(turnPlayer, 'hand', 5);
  });
});
