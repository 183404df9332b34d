import { card, ruling } from '../language';

export default ruling(
  'reset-fd-keep-method',
  {
    covers: ['face-down', 'special-summon'],
    title: { en: 'It was Special Summoned, and stays so', ko: '소환 방법은 남는다' },
    statement: {
      en: 'How a monster was Summoned is not forgotten when it is turned face-down; only a Pendulum Summon is. So El Shaddoll Construct, which destroys Special Summoned monsters, destroys a Special Summoned Cyber Dragon, but not a Normal Summoned one.',
      ko: '소환 방법은 펜듈럼 소환을 제외하면 뒷면 표시가 되어도 남는다. 특수 소환된 몬스터를 파괴하는 엘섀도르 네피림은, 특수 소환된 사이버 드래곤은 뒷면 표시가 된 뒤에도 파괴하지만 일반 소환된 것은 파괴하지 않는다.',
    },
    doubtful: {
      en: 'The outcome here is certain. A Link Summon is sometimes named among the ways that are kept, too, but a Link Monster is never face-down.',
      ko: '이 결과는 확실하다. 뒷면 표시가 되어도 남는 소환 방법에 링크 소환을 넣기도 하지만, 링크 몬스터는 뒷면 표시가 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('El Shaddoll Construct').hasInHand('Book of Moon', 'Book of Taiyou');
    inCase({ en: 'Special Summoned', ko: '특수 소환된 몬스터' }, () => {
      given(opponent).controls(card('Cyber Dragon', { method: 'special' }));
      turnPlayer.activates('Book of Moon', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'defense', { faceDown: true });
      turnPlayer.activates('Book of Taiyou', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'attack');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('El Shaddoll Construct', 'Cyber Dragon');
      then.chainIs('turnPlayer: El Shaddoll Construct');
      bothPass();
      then.isIn('Cyber Dragon', 'gy', opponent);
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'Normal Summoned', ko: '일반 소환된 몬스터', contrast: 1 }, () => {
      given(opponent).controls(card('Cyber Dragon', { method: 'normal' }));
      turnPlayer.activates('Book of Moon', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'defense', { faceDown: true });
      turnPlayer.activates('Book of Taiyou', { targets: ['Cyber Dragon'] });
      bothPass();
      then.positionIs('Cyber Dragon', 'attack');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('El Shaddoll Construct', 'Cyber Dragon');
      bothPass();
      then.lpIs(opponent, 7300);
    });
  },
);
