import { ruling } from '../language';

export default ruling(
  'attack-one-at-a-time',
  {
    covers: ['attack-declaration', 'turn-structure'],
    title: { en: 'No second attack while one is being fought', ko: '전투가 끝나기 전에는 다음 공격을 선언할 수 없다' },
    statement: {
      en: 'Attacks are fought one at a time. After the declaration of Gemini Elf the turn player may act again in the Battle Step, but Vorse Raider can declare its attack only when that battle is over.',
      ko: '공격은 하나씩 처리한다. 쌍둥이 자매 엘프의 공격 선언 뒤에도 배틀 스텝에서 턴 플레이어가 행동할 수 있지만, 블러드 볼스는 그 전투가 끝나야 공격을 선언할 수 있다.',
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
