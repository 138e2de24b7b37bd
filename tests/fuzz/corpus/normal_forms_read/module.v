module half(input a, input b, output s);
assign s = a ^ b;
endmodule
