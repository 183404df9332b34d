import { card, ruling } from '../language';

export default ruling(
  'calc-attack-from-defense',
  {
    covers: ['damage-calculation', 'battle-damage', 'positions'],
    title: { en: 'Attacking out of Defense Position', ko: '수비 표시인 채로 공격하기' },
    statement: {
      en: 'A monster that may attack in Defense Position uses ATK or DEF as its own text has it: Total Defense Shogun its ATK, Superheavy Samurai Big Benkei its DEF.',
      ko: '수비 표시인 채로 공격할 수 있는 몬스터가 공격력과 수비력 중 무엇을 쓰는지는 그 텍스트에 따른다. 철통 방어 장군은 공격력, 초중무사 빅벤－K는 수비력으로 계산한다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).hasInHand('Battle Ox');
    inCase({ en: 'with its ATK', ko: '공격력으로 계산' }, () => {
      given(turnPlayer).controls(card('Total Defense Shogun', { position: 'defense' }));
      given(opponent).controls('Celtic Guardian');
      then.can(turnPlayer).attack('Total Defense Shogun');
      turnPlayer.attacks('Total Defense Shogun', 'Celtic Guardian');
      then.happened('damage', { seat: 'opponent', where: { amount: 150, how: 'battle' } });
      then.lpIs(opponent, 7850);
      then.isIn('Celtic Guardian', 'gy', opponent);
      then.positionIs('Total Defense Shogun', 'defense');
    });
    inCase({ en: 'with its DEF', ko: '수비력으로 계산' }, () => {
      given(turnPlayer).controls(card('Superheavy Samurai Big Benkei', { position: 'defense' }));
      given(opponent).controls('Blue-Eyes White Dragon');
      then.can(turnPlayer).attack('Superheavy Samurai Big Benkei');
      turnPlayer.attacks('Superheavy Samurai Big Benkei', 'Blue-Eyes White Dragon');
      then.happened('damage', { seat: 'opponent', where: { amount: 500, how: 'battle' } });
      then.lpIs(opponent, 7500);
      then.isIn('Blue-Eyes White Dragon', 'gy', opponent);
      then.positionIs('Superheavy Samurai Big Benkei', 'defense');
    });
  },
);
