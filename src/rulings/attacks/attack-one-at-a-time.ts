import { ruling } from '../language';

export default ruling(
  'attack-one-at-a-time',
  {
    covers: ['attack-declaration', 'turn-structure'],
    title: { en: 'No second attack while one is being fought', ko: '전투가 끝나기 전에는 다음 공격을 선언할 수 없다' },
    statement: {
      en: 'After an attack is declared the turn player acts again in the Battle Step, but declares no further attack until this one has been fought to its end.',
      ko: '공격 선언 뒤에도 배틀 스텝에서 턴 플레이어가 행동할 수 있지만, 그 전투가 끝날 때까지 다음 공격은 선언할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider').hasSet('Jar of Greed').hasInDeck('Kuriboh', 'Kuriboh');
    given(opponent).controls('Sangan');
    then.can(turnPlayer).attack('Vorse Raider');
    turnPlayer.attacks('Gemini Elf', 'Sangan');
    then.isAsked(turnPlayer, 'fastEffect');
    turnPlayer.passes();
    then.isAsked(turnPlayer, 'open');
    then.cannot(turnPlayer).attack('Vorse Raider', { because: 'battle-over' });
    turnPlayer.passes();
    bothPass();
    then.isIn('Sangan', 'gy');
    then.can(turnPlayer).attack('Vorse Raider');
  },
);
