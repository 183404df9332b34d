import { ruling } from '../language';

export default ruling(
  'activation-face-up-card',
  {
    covers: ['activation', 'flip-summon', 'chain'],
    title: { en: 'What is face-up is not activated again', ko: '앞면 표시 카드는 다시 발동하지 않는다' },
    statement: {
      en: 'Activating a Set card and Flip Summoning both turn a face-down card face-up. So Gravity Bind, once face-up, is not activated again, neither while it waits on the Chain nor afterwards, and a monster that is face-up already cannot be Flip Summoned.',
      ko: '세트 카드의 발동과 반전 소환은 뒷면 표시의 카드를 앞면으로 하는 것이다. 그래서 이미 앞면인 그레비티 바인드는 체인 위에서 처리를 기다리는 동안에도 그 뒤에도 다시 발동할 수 없고, 앞면 표시 몬스터는 반전 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    inCase({ en: 'A Continuous Trap', ko: '지속 함정 카드' }, () => {
      given(turnPlayer).hasSet('Gravity Bind', 'Reinforcements').controls('Vorse Raider');
      given(opponent).hasSet('Jar of Greed').hasInDeck('Kuriboh');
      turnPlayer.activates('Gravity Bind');
      opponent.activates('Jar of Greed');
      then.cannot(turnPlayer).activate('Gravity Bind', { because: 'already-on-chain' });
      bothPass();
      then.cannot(turnPlayer).activate('Gravity Bind', { because: 'already-face-up' });
    });
    inCase({ en: 'A monster', ko: '몬스터' }, () => {
      given(turnPlayer).hasSet('Gemini Elf').controls('Man-Eater Bug');
      then.can(turnPlayer).flipSummon('Gemini Elf');
      then.cannot(turnPlayer).flipSummon('Man-Eater Bug', { because: 'already-face-up' });
    });
  },
);
