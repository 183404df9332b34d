import { ruling } from '../language';

export default ruling(
  'attack-declaration-cost',
  {
    covers: ['attack-cost-cannot-be-paid', 'attack-declaration', 'costs', 'life-points'],
    title: { en: 'Paying to attack', ko: '공격 선언의 코스트' },
    statement: {
      en: 'What an attack costs is paid when it is declared, and who cannot pay cannot declare it. Dark Elf costs 1000 LP: with 8000 it attacks, with 900 it cannot.',
      ko: '공격에 필요한 코스트는 공격을 선언할 때 지불하며, 지불할 수 없으면 선언할 수 없다. 다크 엘프는 1000 LP가 필요하므로, LP가 8000이면 공격할 수 있고 900이면 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    // Celtic Guardian, which could attack, keeps the Battle Phase open.
    given(turnPlayer).controls('Dark Elf', 'Celtic Guardian').hasInHand('Luster Dragon');
    inCase({ en: 'It can be paid', ko: '지불할 수 있다' }, () => {
      turnPlayer.attacks('Dark Elf', 'directly');
      then.happened('lpPaid', { seat: 'turnPlayer', where: { amount: 1000 }, times: 1 });
      then.lpIs(turnPlayer, 7000);
      then.lpIs(opponent, 6000);
    });
    inCase({ en: 'It cannot be paid', ko: '지불할 수 없다', contrast: 1 }, () => {
      given(turnPlayer).hasLP(900);
      then.wasNeverOffered('Dark Elf', 'attack');
      then.cannot(turnPlayer).attack('Dark Elf', { because: 'attack-cost-cannot-be-paid' });
      then.lpIs(turnPlayer, 900);
    });
  },
);
