import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-attack-same-battle-phase',
  {
    covers: ['face-down', 'attack-limits'],
    title: { en: 'Its attack is used up all the same', ko: '공격한 것은 잊지 않는다' },
    statement: {
      en: 'A monster attacks once each Battle Phase, and turning it face-down does not make the game forget its attack. Gemini Elf, face-up in Attack Position again, cannot attack a second time, while Battle Ox, which has not attacked, can.',
      ko: '몬스터는 배틀 페이즈마다 1번 공격할 수 있으며, 뒷면 표시가 되어도 공격했다는 정보는 남는다. 앞면 공격 표시로 돌아온 쌍둥이 자매 엘프는 다시 공격할 수 없고, 아직 공격하지 않은 미노타우로스는 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Junk Sleep', 'Battle Ox');
    given(opponent).hasSet('Book of Moon', 'Call of the Haunted').hasInGY('Mystical Elf');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.passes();
    opponent.passes();
    then.lpIs(opponent, 6100);
    turnPlayer.movesTo('main2');
    opponent.activates('Book of Moon', { targets: ['Gemini Elf'] });
    bothPass();
    then.isFaceDown('Gemini Elf');
    opponent.activates('Call of the Haunted', { targets: ['Mystical Elf'] });
    bothPass();
    turnPlayer.usesTrigger('Junk Sleep', { effect: 1 });
    bothPass();
    then.positionIs('Gemini Elf', 'attack');
    then.phaseIs('battle');
    then.can(turnPlayer).attack('Battle Ox');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'already-attacked' });
  },
);
